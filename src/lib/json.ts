export type Json = string | number | boolean | null | Json[] | JsonObject;

export type JsonObject = {[key: string]: Json};

/** A JSON Schema, or a document that holds some. */
export type Schema = JsonObject;

/** Returns true if a value is an object, but not a list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text, or the text itself if it is not JSON. */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
