/** Another text in a file of DocSearch. */
export interface Patch {
  /** The file, up to the hash in its name. */
  file: string;
  find: string;
  replace: string;
  /** How often it stands there, if not once. */
  times?: number;
}

/** The version that the patches were made for. */
export const DOCSEARCH_VERSION = '5.2.0';

/** What DocSearch has no option for. Each is to be taken out when DocSearch does it by itself. */
export const patches: Patch[] = [
  // A dialog stands around it, and keeps the focus inside. A button cannot have buttons inside:
  // https://github.com/algolia/docsearch/issues/1370
  {
    file: 'normalizeDocSearchIndexes',
    find: 'role: "button",\n\t\ttabIndex: 0,\n\t\tonMouseDown',
    replace:
      'role: undefined, "aria-expanded": undefined, "aria-haspopup": undefined, "aria-controls": undefined, "aria-labelledby": undefined,\n\t\tonMouseDown',
  },
  {
    file: 'normalizeDocSearchIndexes',
    find: 'useTrapFocus({ container: containerRef.current });',
    replace: '',
  },
  // The field is what chooses in the lists. Their lines have links and buttons, which an option of a list box cannot have:
  // they are rows of a grid. Our `hitComponent` is the cell.
  {
    file: 'normalizeDocSearchIndexes',
    find: 'className: "DocSearch-Input",',
    replace:
      'className: "DocSearch-Input", role: "combobox", "aria-haspopup": "grid", "aria-expanded": Boolean(baseInputProps["aria-controls"]),',
  },
  {
    file: 'normalizeDocSearchIndexes',
    find: '"ul", _objectSpread2({ className: "DocSearch-Hits-padded" }, props.getListProps({ source: props.collection.source })), props.collection.items.map((item, index)',
    replace:
      '"div", _objectSpread2({ className: "DocSearch-Hits-padded" }, props.getListProps({ source: props.collection.source, role: "grid" })), props.collection.items.map((item, index)',
    times: 2,
  },
  {
    file: 'normalizeDocSearchIndexes',
    find: '"li", _objectSpread2({ className: ["DocSearch-Hit", item.__docsearch_parent && "DocSearch-Hit--Child"].filter(Boolean).join(" ") }, getItemProps({',
    replace:
      '"div", _objectSpread2({ className: ["DocSearch-Hit", item.__docsearch_parent && "DocSearch-Hit--Child"].filter(Boolean).join(" ") }, getItemProps({\n\t\trole: "row",',
  },
  // DocSearch means to suggest the groups of the last results, but makes an object of the list and shows none. The client
  // says what to suggest: see src/lib/search/docsearch-client.ts.
  {
    file: 'normalizeDocSearchIndexes',
    find: 'if (sourcesState.context.searchSuggestions.length < Object.keys(sources).length) {',
    replace:
      'setContext({ searchSuggestions: result.searchSuggestions, hasFailed: result.hasFailed });\n\t\t\tif (false) {',
  },
  // The status "error" is always followed by "idle", so that nobody sees the message. The client says when it failed.
  ...['DocSearchModal', 'DocSearchAskAiModal'].map((file) => ({
    file,
    find: '_props$state.status) === "error"',
    replace: '_props$state.context.hasFailed) === true && !isQueryEmpty(props.state.query)',
  })),
  // Leaving an answer that is on its way starts a conversation without messages.
  {
    file: 'DocSearchAskAiModal',
    find: 'for (const part of messages[0].parts)',
    replace: 'for (const part of messages[0]?.parts ?? [])',
  },
  // Where questions are asked, the field has no list, and its label is not there.
  {
    file: 'DocSearchAskAiModal',
    find: 'enterKeyHint: props.isAskAiActive ? "enter" : "search",',
    replace:
      'enterKeyHint: props.isAskAiActive ? "enter" : "search", ...(props.isAskAiActive && { role: "searchbox", "aria-label": searchPlaceholder, "aria-labelledby": undefined, "aria-haspopup": undefined, "aria-expanded": undefined, "aria-controls": undefined, "aria-activedescendant": undefined, "aria-autocomplete": undefined }),',
  },
  // Buttons without a name.
  {
    file: 'DocSearchAskAiModal',
    find: 'className: "DocSearch-Action DocSearch-StopStreaming",',
    replace: 'className: "DocSearch-Action DocSearch-StopStreaming", "aria-label": "Stop",',
  },
  {
    file: 'DocSearchAskAiModal',
    find: 'React.createElement(MoreVerticalIcon, null)',
    replace:
      'React.createElement(MoreVerticalIcon, null), React.createElement("span", { className: "DocSearch-VisuallyHiddenForAccessibility" }, "More options")',
  },
  {
    file: 'useSuggestedQuestions',
    find: '{ className: "DocSearch-Popover-Close" }',
    replace: '{ className: "DocSearch-Popover-Close", "aria-label": "Close" }',
  },
  // The policy of the site allows no styles in the page; docsearch.css has them.
  {
    file: 'useSearchClient',
    find: 'React.createElement("style", null, ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")',
    replace: 'null',
  },
];
