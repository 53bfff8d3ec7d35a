/** Values in samples that readers can replace with those of their own instance. */
export interface Values {
  /** Address of the operations API, without a trailing slash. */
  instance: string;
  /** Address of applications, likewise. */
  application: string;
  user: string;
}

/** The values in the source of the pages. */
export const defaultValues: Values = {
  instance: 'http://localhost:9925',
  application: 'http://localhost:9926',
  user: 'maya',
};

/** The key in the browser's storage for the reader's values. */
export const VALUES_KEY = 'sample-values';
