/** A value of a key that is not set; missing where the version has none. */
type Default = string | number | boolean | undefined;

/** Defaults of configuration keys that changed: the value since each version, oldest first. */
export const changedDefaults: Readonly<Record<string, readonly (readonly [since: string, value: Default])[]>> = {
  'clustering.republishMessages': [
    ['4.1', true],
    ['4.2', false],
  ],
  'logging.console': [
    ['4.4', true],
    ['4.6', false],
  ],
  'logging.level': [
    ['4.1', 'error'],
    ['4.2', 'warn'],
  ],
  'logging.rotation.enabled': [
    ['4.1', false],
    ['4.5', true],
  ],
  'replication.failOver': [
    ['4.5', true],
    ['4.6', false],
  ],
  'replication.port': [
    ['4.4', 9925],
    ['4.5', undefined],
  ],
  'replication.securePort': [
    ['4.4', undefined],
    ['4.5', 9933],
  ],
  'storage.compression': [
    ['4.1', false],
    ['4.3', true],
  ],
  'storage.noReadAhead': [
    ['4.1', true],
    ['4.3', false],
  ],
};
