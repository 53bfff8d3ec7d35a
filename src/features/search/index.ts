export {indexUrl, SHARD_MANIFEST} from './engine/shard';
