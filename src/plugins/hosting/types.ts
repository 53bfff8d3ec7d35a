/** What a host has to do for the site, in no host's words. */
export interface Hosting {
  /** Path the site is served under, with a slash at both ends. */
  baseUrl: string;
  redirects: {
    /** Every address that forwards to a page; all paths are without the base URL and begin with a slash. */
    to: (page: string) => string[];
    /** The same as prefixes, for hosts that hold few rules: what follows FROM follows TO. The first that fits wins. */
    patterns: readonly RedirectPattern[];
  };
  cache: {
    /** Folders whose files have a hash in their name, and how long they are kept. */
    hashedFolders: readonly string[];
    hashed: string;
    /** For everything else: pages, manifests, feeds. */
    other: string;
  };
  /** Media types, by the ending of a file without its dot; every ending of the build has one. */
  types: Readonly<Record<string, string>>;
  /** Media types that go before these, by the name of a file. */
  namedTypes: Readonly<Record<string, string>>;
  /** Sent with every response, besides the Content-Security-Policy. */
  headers: Readonly<Record<string, string>>;
  /** Sources that a Content-Security-Policy allows, by directive; the build adds hashes of inline scripts and styles. */
  policy: Policy;
  /** Directives that only a header can give. */
  headerPolicy: Policy;
  /** Whether `.br` and `.gz` files are written beside the others. */
  precompress: boolean;
  /** Whether old addresses keep a page that forwards in the browser, for hosts without redirects. */
  forwarders: boolean;
}

export type Policy = Readonly<Record<string, readonly string[]>>;

export interface RedirectPattern {
  from: string;
  to: string;
  /** True where FROM is this one address and not what is below it. */
  isExact: boolean;
}

/** An old address and the page it leads to, with the base URL. */
export type Redirect = readonly [from: string, to: string];
