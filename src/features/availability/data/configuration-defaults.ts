/** The value of a key that is not set; missing if the version has no default. */
type Default = string | number | boolean | undefined;

/** Defaults of configuration keys that changed: the value since each version, oldest first. */
export const changedDefaults: Readonly<Record<string, readonly (readonly [since: string, value: Default])[]>> = {
  'logging.console': [
    ['4.4', true],
    ['4.6', false],
  ],
  'logging.rotation.enabled': [
    ['4.1', false],
    ['4.6', true],
  ],
};
