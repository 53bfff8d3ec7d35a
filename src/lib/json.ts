export type Json = string | number | boolean | null | Json[] | {[key: string]: Json};

/** A JSON Schema, or a document that holds some. */
export type Schema = {[key: string]: Json};
