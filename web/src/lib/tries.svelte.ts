// What could not be had from the server is asked for again when there is reason to hope: somebody says so, or the
// connection is back. Whatever reads `count` is run again.

class Tries {
  count = $state(0);

  again = (): void => {
    this.count += 1;
  };
}

export const tries = new Tries();
