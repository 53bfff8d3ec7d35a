/** Groups of operations, which the front matter of a page names: native replication and NATS clustering share names. */
export const NATS = 'NATS clustering';
export const REPLICATION = 'replication';
