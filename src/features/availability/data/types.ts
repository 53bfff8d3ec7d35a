/**
 * The lifetime of something: its first release, and the one that removed it. A release has two numbers if it means a
 * whole line (`4.4`), and three if a patch added or removed the feature (`4.4.16`). A feature without a release is as
 * old as the docs, which begin with 4.1.
 */
export interface Availability {
  /** First release that has it; several if patches brought it to several lines: `['4.5.28', '4.6.10']`. */
  since?: string | readonly string[];
  /** First docs version that has to name it, if it came before it was documented; pages may use this as its date. */
  documentedSince?: string;
  /** First release that no longer has it; several as above. */
  removed?: string | readonly string[];
  /** Release that declared it deprecated. */
  deprecated?: string;
  /** The feature to use instead, or its new name. */
  successor?: string;
  /** Tables need not name it: it is another spelling of something else, or nobody knows when it was added. */
  isOptional?: true;
}

/** Features of one kind by name. */
export type Availabilities = Readonly<Record<string, Availability>>;

interface OperationAvailability extends Availability {
  /** Its parameters by dotted path; `[]` stands for the items of an array, `*` for keys of any name. */
  parameters: Availabilities;
}

/** Operations by name. */
export type OperationAvailabilities = Readonly<Record<string, OperationAvailability>>;
