export const requestForms = ['json', 'curl', 'javascript', 'python', 'go', 'php'] as const;

/** The ways to show a request to the operations API. */
export type RequestForm = (typeof requestForms)[number];

/** A form that is made from the JSON. */
export type SampleForm = Exclude<RequestForm, 'json'>;

/** The key in the browser's storage for the reader's choice. */
export const REQUEST_FORM_KEY = 'request-form';

/** The stored choice; anything else counts as JSON. */
export function readRequestForm(stored: string | null): RequestForm {
  return requestForms.find((form) => form === stored) ?? 'json';
}
