// The sixteen colours everything is painted with. styles/tokens.css has the same; a test compares them.

export const PALETTE = {
  ink: "#14101f",
  night: "#2a2140",
  shade: "#453a63",
  stone: "#74689a",
  mist: "#b3aacb",
  bone: "#f4ecd8",
  rust: "#6b2f2a",
  blood: "#c8402f",
  ember: "#e8793a",
  gold: "#f5c542",
  slime: "#8cc152",
  moss: "#2f7d4f",
  frost: "#4cc3d9",
  royal: "#2f5fc4",
  arcane: "#8e44c9",
  rose: "#e58bb5",
} as const;
