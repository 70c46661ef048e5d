import { expect, test } from "vitest";

import { VERSION } from "./protocol";
import { agreement } from "./version";

test("a server of this page's version is understood, whatever was tried before", () => {
  expect(agreement(VERSION, null)).toBe("same");
  expect(agreement(VERSION, `${VERSION} ${VERSION + 1}`)).toBe("same");
});

test("a newer or older server asks for another page", () => {
  expect(agreement(VERSION + 1, null)).toBe("other");
  expect(agreement(VERSION - 1, null)).toBe("other");
});

test("the same page for the same server is stuck after reloading", () => {
  expect(agreement(VERSION + 1, `${VERSION} ${VERSION + 1}`)).toBe("stuck");
  // Another page that doesn't fit either, or yet another server, is worth another try.
  expect(agreement(VERSION + 1, `${VERSION - 1} ${VERSION + 1}`)).toBe("other");
  expect(agreement(VERSION + 2, `${VERSION} ${VERSION + 1}`)).toBe("other");
});
