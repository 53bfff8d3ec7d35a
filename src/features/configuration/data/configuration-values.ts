/** Rules of the releases for values in the configuration file, beyond the types that its page gives. */
interface ValueRule {
  /** Matches the full path of keys. */
  keys: RegExp;
  minimum?: number;
  maximum?: number;
  /** Pattern for a string, and its description in words. */
  pattern?: string;
  patternErrorMessage?: string;
  /** The key may be empty, which is the same as not having it. */
  mayBeEmpty?: true;
}

const time = {
  pattern: String.raw`^\d+(?:\.\d+)?[smhHdDM]?$`,
  patternErrorMessage: 'a number of seconds, or a number with one of the units s, m, h, H, d, D, and M',
};

export const valueRules: readonly ValueRule[] = [
  {
    keys: /(?:^|\.)(?:port|securePort|startingPort)$/,
    minimum: 0,
    maximum: 65_535,
    pattern: String.raw`^\d{1,5}$|:\d{1,5}$|/`,
    patternErrorMessage: 'a port number, <address>:<port>, or the path of a socket',
  },
  {keys: /^operationsApi\.network\.(?:timeout|headersTimeout|keepAliveTimeout)$/, minimum: 1},
  {keys: /^customFunctions\.network\.(?:timeout|headersTimeout|keepAliveTimeout)$/, minimum: 1},
  {keys: /^http\.headersTimeout$/, minimum: 1},
  {keys: /^http\.(?:timeout|keepAliveTimeout|maxHeaderSize|maxParamLength|requestQueueLimit)$/, minimum: 0},
  {keys: /^http\.threads$/, minimum: 1, maximum: 1000},
  {keys: /^threads\.maxHeapMemory$/, minimum: 0},
  {keys: /^clustering\.leafServer\.streams\.maxAge$/, minimum: 120},
  {keys: /^clustering\.leafServer\.streams\.max(?:Bytes|Msgs)$/, minimum: 1},
  {keys: /^storage\.reclamation\.threshold$/, minimum: 0, maximum: 1},
  {keys: /^(?:logging\.auditRetention|logging\.rotation\.retention|authentication\.cookie\.expires)$/, ...time},
  {keys: /^storage\.(?:maxTransactionQueueTime|reclamation\.interval)$/, ...time},
  {
    keys: /^logging\.rotation\.interval$/,
    pattern: String.raw`^\d+(?:\.\d+)?[DHM]$`,
    patternErrorMessage: 'a number with the unit D, H, or M',
  },
  {
    keys: /^logging\.rotation\.maxSize$/,
    pattern: String.raw`^\d+(?:\.\d+)?[KMG]$`,
    patternErrorMessage: 'a number with the unit K, M, or G',
  },
  {
    keys: /authentication\.(?:operation|refresh)TokenTimeout$/,
    pattern: String.raw`^\d*\.?\d+ *(?:[smhdwySMHDWY]|ms|(?:msec|millisecond|sec|second|min|minute|hr|hour|day|week|yr|year)s?)$`,
    patternErrorMessage: 'a number with a unit, such as 30m, 12h, or 1d: without one, milliseconds are meant',
  },
  {keys: /^(?:threads|threads\.count|http\.threads)$/, mayBeEmpty: true},
  {keys: /^(?:replication\.(?:hostname|routes)|logging\.root|logging\.rotation\.path)$/, mayBeEmpty: true},
  {keys: /^(?:rootPath|componentsRoot|customFunctions\.root|storage\.path)$/, mayBeEmpty: true},
  {
    keys: /^(?:\w+\.)?tls\.(?:certificate|certificateAuthority|privateKey)$|^clustering\.leafServer\.streams\.path$/,
    mayBeEmpty: true,
  },
];
