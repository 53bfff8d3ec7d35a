/** What asking is called where no model answers: "AI" would promise one. */
export const ASK_NAME = 'Ask the docs';
