/** The availability data about an upgrade between two releases. */

/** A feature that was removed or deprecated, or that became required. */
export interface PlanFeature {
  /** The name of its kind, such as `Configuration key`. */
  noun: string;
  name: string;
  of?: string;
  since?: string | readonly string[];
  removed?: string | readonly string[];
  deprecated?: string;
  successor?: string;
  /** Release that made the feature required. */
  requiredSince?: string;
}

export type DefaultValue = string | number | boolean | null;

export interface PlanData {
  features: PlanFeature[];
  /** Defaults of configuration keys that changed: the value since each version, oldest first; null for none. */
  defaults: Record<string, [since: string, value: DefaultValue][]>;
}
