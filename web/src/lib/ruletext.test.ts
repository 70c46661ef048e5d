import { describe, expect, it } from "vitest";
import { ruleParts, searchable } from "./ruletext";

describe("rule IDs in texts", () => {
  it("are told apart from the words around them", () => {
    expect(ruleParts("See BM-BAIT-03, not CR-PLAY-06.")).toEqual([
      { text: "See ", rule: "" },
      { text: "BM-BAIT-03", rule: "BM-BAIT-03" },
      { text: ", not ", rule: "" },
      { text: "CR-PLAY-06", rule: "CR-PLAY-06" },
      { text: ".", rule: "" },
    ]);
  });

  it("are of several families", () => {
    const rules = ruleParts("ED-04 ED-X-02 CL-06 BM-OQ-12 SBM-TIME-01").map((part) => part.rule).filter(Boolean);
    expect(rules).toEqual(["ED-04", "ED-X-02", "CL-06", "BM-OQ-12", "SBM-TIME-01"]);
  });

  it("leave other words with hyphens alone", () => {
    expect(ruleParts("A well-built A-B-1 room")).toEqual([{ text: "A well-built A-B-1 room", rule: "" }]);
    expect(ruleParts("")).toEqual([]);
  });
});

describe("searching", () => {
  it("forgives accents and capitals", () => {
    expect(searchable("Złodziej")).toBe("zlodziej");
    expect(searchable("Räume ÖL")).toBe("raume ol");
    expect(searchable("Ёлка Йод")).toBe("елка иод");
  });
});
