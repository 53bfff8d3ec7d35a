/** What a reader's own instance has in place of what samples have. */
export interface Values {
  /** Address of the operations API, without a slash at its end. */
  instance: string;
  /** Address of applications, likewise. */
  application: string;
  user: string;
}

/** The values that pages are written with. */
export const defaultValues: Values = {
  instance: 'http://localhost:9925',
  application: 'http://localhost:9926',
  user: 'maya',
};

/** Under this key the browser keeps the reader's values. */
export const VALUES_KEY = 'sample-values';
