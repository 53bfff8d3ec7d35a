import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {AlgoliaSettings} from '../node';

let client: LiteClient | undefined;

/** The client of DocSearch and of the search page, which keeps the answers of both. */
export function algoliaClient({appId, apiKey}: AlgoliaSettings): LiteClient {
  client ??= liteClient(appId, apiKey);
  return client;
}
