export {arrivalIn, hasCome, hasGone, isAvailable, isDue, type Lifetime} from './availability';
export {cliCommands, cliOptions, cliPrograms, operationsOnCommandLine} from './data/cli-commands';
export {builtInComponents, componentOptions, moduleKeys} from './data/components';
export {changedDefaults} from './data/configuration-defaults';
export {schemaDirectives, schemaTypes} from './data/schemas';
export type {Availabilities, Availability, OperationAvailabilities} from './data/types';
export {partRows, type Feature} from './matrix';
export type {DefaultValue, PlanData, PlanFeature} from './plan';
export type {FeatureKind, History} from './presence';
