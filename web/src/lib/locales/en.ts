// One chunk per language: the page's own messages, and the words and terms they share with everything else.
const files = import.meta.glob<string>(
  ["../../../../src/lairwright/text/locales/en/web-*.ftl", "../../../../src/lairwright/text/locales/en/{terms,words}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
