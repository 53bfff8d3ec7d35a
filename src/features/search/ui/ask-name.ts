/** The name of asking without an AI model: "AI" would promise one. */
export const ASK_NAME = 'Ask the docs';
