// What the server failed to deliver is requested again when there is reason to hope: somebody asks for it, or the
// connection is back. Whatever reads `count` runs again.

class Tries {
  count = $state(0);

  again = (): void => {
    this.count += 1;
  };
}

export const tries = new Tries();
