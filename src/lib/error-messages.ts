/** The messages of an error and of its causes, outermost first, joined by blank lines. */
export function errorMessages(error: Error): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  // A cause can be any value, and a chain can be a loop.
  for (let cause: unknown = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    seen.add(cause);
    messages.push(cause.message);
  }
  return messages.join('\n\n');
}
