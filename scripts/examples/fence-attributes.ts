/** What may follow the language of a fence as `name="value"`: the site and the run of the examples read no more. */
export const FENCE_ATTRIBUTES = [
  'title',
  'unchecked',
  'live',
  'varies',
  'shortened',
  'run',
  'from',
  'status',
  'exit',
] as const;

export type FenceAttribute = (typeof FENCE_ATTRIBUTES)[number];
