/** The ways to show a request to the operations API, in the order of their tabs, with the names that readers see. */
export const formNames = {
  json: 'JSON',
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  php: 'PHP',
} as const;

export type RequestForm = keyof typeof formNames;

export const requestForms = Object.keys(formNames) as RequestForm[];

/** A form that is made from the JSON. */
export type SampleForm = Exclude<RequestForm, 'json'>;

/** The key in the browser's storage for the reader's choice. */
export const REQUEST_FORM_KEY = 'request-form';

/** The stored choice; anything else counts as JSON. */
export function readRequestForm(stored: string | null): RequestForm {
  return requestForms.find((form) => form === stored) ?? 'json';
}
