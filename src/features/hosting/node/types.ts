/** The tasks of a host for the site, independent of any particular host. */
export interface Hosting {
  /** Path the site is served under, with a slash at both ends. */
  baseUrl: string;
  redirects: {
    /** Every address that forwards to a page; all paths are without the base URL and begin with a slash. */
    to: (page: string) => string[];
    /** The same as prefixes, for hosts that limit rules: what follows FROM is appended to TO. The first match wins. */
    patterns: readonly RedirectPattern[];
    /** Addresses that begin with this lead elsewhere after the next release, so nobody may remember where. */
    temporary: string;
    /** Addresses that stand for others, before these are looked up. Of canonical paths without the base URL. */
    shapes: readonly RedirectShape[];
  };
  cache: {
    /** Folders whose files have a hash in their name; `hashed` says how long they are kept. */
    hashedFolders: readonly string[];
    hashed: string;
    /** For everything else: pages, manifests, feeds. */
    other: string;
  };
  /** Media types, by file extension without the dot; every extension in the build has one. */
  types: Readonly<Record<string, string>>;
  /** Media types by file name, which take precedence over `types`. */
  namedTypes: Readonly<Record<string, string>>;
  /** Sent with every response, besides the Content-Security-Policy. */
  headers: Readonly<Record<string, string>>;
  /** Sources that the Content-Security-Policy allows, by directive; the build adds hashes of inline code. */
  policy: Policy;
  /** Directives that only work in a header. */
  headerPolicy: Policy;
  /** True if `.br` and `.gz` files are written next to the others. */
  precompress: boolean;
  /** True if old addresses keep a page that forwards in the browser, for hosts without redirects. */
  forwarders: boolean;
}

export type Policy = Readonly<Record<string, readonly string[]>>;

export interface RedirectPattern {
  from: string;
  to: string;
  /** True if FROM is just this address, without what is below it. */
  isExact: boolean;
}

/** The replacement for an address that a pattern with named groups matches: `$<name>` stands for the group. */
export interface RedirectShape {
  pattern: RegExp;
  to: string;
}

/** An old address and the page it leads to, with the base URL. */
export type Redirect = readonly [from: string, to: string];
