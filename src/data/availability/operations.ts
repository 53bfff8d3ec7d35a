import {always, each} from './each';
import type {OperationAvailabilities} from './types';

/** Another name of a parameter, since 4.2. */
const formerly = (name: string, successor: string) =>
  ({[name]: {deprecated: '4.2', successor, isOptional: true}}) as const;

const schema = formerly('schema', 'database');
const inDatabase = {database: {since: '4.2'}, ...schema} as const;

/** Of what writes records. */
const replicating = each({since: '4.4'}, 'replicateTo replicatedConfirmation');
/** Of what searches for records. */
const caching = each({since: '4.3.29'}, 'onlyIfCached noCache noCacheStore');
const ofS3 = 's3 s3.aws_access_key_id s3.aws_secret_access_key s3.bucket s3.key s3.region';
const ofSearch = 'search_operation search_operation.operation search_operation.*';

const rights = 'permission.*.tables.*';
const attributeRights = `${rights}.attribute_permissions[]`;

/** The permission object of a role. */
const permission = always(
  'permission permission.super_user permission.structure_user permission.cluster_user permission.* permission.*.tables',
  rights,
  ...['read', 'insert', 'update', 'delete', 'attribute_permissions'].map((name) => `${rights}.${name}`),
  ...['attribute_name', 'read', 'insert', 'update'].map((name) => `${attributeRights}.${name}`),
);

/** Operations apart from those of clustering, and their parameters. */
export const operations: OperationAvailabilities = {
  add_certificate: {since: '4.4', parameters: always('name certificate is_authority hosts uses private_key')},
  add_component: {
    since: '4.2',
    parameters: {
      project: {},
      ...each({since: '4.7'}, 'template install_command install_timeout'),
      replicated: {since: '4.4'},
    },
  },
  add_custom_function_project: {deprecated: '4.5', parameters: {project: {}}},
  add_role: {parameters: {...always('role id'), ...permission}},
  add_ssh_key: {since: '4.4', parameters: always('name key host hostname known_hosts replicated')},
  add_user: {parameters: always('username role password active')},
  alter_role: {parameters: {...always('id role'), ...permission}},
  alter_user: {parameters: always('username password role active')},
  audit_node_modules: {isOptional: true, parameters: always('projects dry_run')},
  cleanup_orphan_blobs: {since: ['4.5.28', '4.6.10'], parameters: {database: {}}},
  clear_status: {since: '4.6', parameters: {id: {}}},
  create_attribute: {parameters: {...inDatabase, ...always('table attribute indexed')}},
  create_authentication_tokens: {
    parameters: {...always('username password'), ...each({since: '4.5', isOptional: true}, 'role expires_in')},
  },
  create_database: {
    since: '4.2',
    parameters: {database: {}, ...schema},
  },
  create_schema: {deprecated: '4.2', successor: 'create_database', isOptional: true, parameters: {schema: {}}},
  create_table: {
    parameters: {
      ...inDatabase,
      table: {},
      primary_key: {since: '4.2'},
      ...formerly('hash_attribute', 'primary_key'),
      ...always('attributes attributes[].name attributes[].type attributes[].indexed'),
      'attributes[].is_primary_key': {since: '4.2'},
      audit: {since: '4.4.9', isOptional: true},
      expiration: {},
    },
  },
  csv_data_load: {parameters: {action: {}, ...inDatabase, ...always('table data')}},
  csv_file_load: {parameters: {action: {}, ...inDatabase, ...always('table file_path')}},
  csv_url_load: {
    parameters: {action: {}, ...inDatabase, ...always('table csv_url passthrough_headers passthrough_headers.*')},
  },
  custom_functions_status: {deprecated: '4.5', parameters: {}},
  delete: {
    parameters: {
      ...inDatabase,
      table: {},
      ids: {since: '4.2'},
      ...formerly('hash_values', 'ids'),
      ...replicating,
    },
  },
  delete_audit_logs_before: {
    parameters: {...inDatabase, ...always('table timestamp'), cleanup_deleted_records: {isOptional: true}},
  },
  delete_records_before: {parameters: {date: {}, ...inDatabase, table: {}}},
  delete_ssh_key: {since: '4.4', parameters: always('name replicated')},
  delete_transaction_logs_before: {parameters: {...inDatabase, ...always('table timestamp')}},
  deploy_component: {
    since: '4.2',
    parameters: {
      ...always('project package payload'),
      ...each({since: '4.4'}, 'restart replicated'),
      install_command: {since: '4.4.16'},
      install_timeout: {since: '4.7'},
    },
  },
  deploy_custom_function_project: {deprecated: '4.5', parameters: always('project payload')},
  describe_all: {parameters: {exact_count: {}, include_computed: {since: '4.7', isOptional: true}}},
  describe_database: {
    since: '4.2',
    parameters: {
      database: {},
      ...schema,
      exact_count: {isOptional: true},
      include_computed: {since: '4.7', isOptional: true},
    },
  },
  describe_metric: {since: '4.6', parameters: {metric: {}}},
  describe_schema: {deprecated: '4.2', successor: 'describe_database', isOptional: true, parameters: {schema: {}}},
  describe_table: {
    parameters: {
      table: {},
      ...inDatabase,
      exact_count: {isOptional: true},
      include_computed: {since: '4.7', isOptional: true},
    },
  },
  drop_attribute: {parameters: {...inDatabase, ...always('table attribute')}},
  drop_component: {
    since: '4.2',
    parameters: {...always('project file'), ...each({since: '4.4'}, 'replicated restart')},
  },
  drop_custom_function: {deprecated: '4.5', parameters: always('project type file')},
  drop_custom_function_project: {deprecated: '4.5', parameters: {project: {}}},
  drop_database: {
    since: '4.2',
    parameters: {
      database: {},
      ...schema,
      replicated: {since: '4.4'},
    },
  },
  drop_role: {parameters: {id: {}}},
  drop_schema: {deprecated: '4.2', successor: 'drop_database', isOptional: true, parameters: {schema: {}}},
  drop_table: {parameters: {...inDatabase, table: {}, replicated: {since: '4.4'}}},
  drop_user: {parameters: {username: {}}},
  export_local: {
    parameters: {
      ...always('format path'),
      filename: {since: '4.3'},
      ...always(ofSearch),
    },
  },
  export_to_s3: {
    parameters: always('format', ofS3, ofSearch),
  },
  get_analytics: {
    since: '4.6',
    parameters: {
      ...always(
        'metric start_time end_time get_attributes conditions conditions[].attribute',
        'conditions[].comparator conditions[].value conditions[].operator conditions[].conditions',
      ),
      'conditions[].search_attribute': {deprecated: '4.6', successor: 'attribute'},
      'conditions[].search_type': {deprecated: '4.6', successor: 'comparator'},
      'conditions[].search_value': {deprecated: '4.6', successor: 'value'},
    },
  },
  get_backup: {since: '4.2', parameters: always('database table tables')},
  get_component_file: {since: '4.2', parameters: always('project file encoding')},
  get_components: {since: '4.2', parameters: {}},
  get_configuration: {parameters: {}},
  get_custom_function: {deprecated: '4.5', parameters: always('project type file')},
  get_custom_functions: {deprecated: '4.5', parameters: {}},
  get_fingerprint: {deprecated: '4.7', parameters: {}},
  get_job: {parameters: {id: {}}},
  get_ssh_known_hosts: {since: '4.4', parameters: {}},
  get_ssh_key: {since: '4.7.2', isOptional: true, parameters: {name: {isOptional: true}}},
  get_status: {since: '4.6', parameters: {id: {}}},
  get_usage_licenses: {since: '4.7', parameters: {region: {}}},
  import_from_s3: {
    parameters: {
      action: {},
      ...inDatabase,
      ...always('table', ofS3),
    },
  },
  insert: {
    parameters: {
      ...inDatabase,
      ...always('table records'),
      ...replicating,
    },
  },
  install_node_modules: {deprecated: '4.4', parameters: always('projects dry_run')},
  install_usage_license: {since: '4.7', parameters: {license: {}}},
  list_certificates: {since: '4.4', parameters: {}},
  list_metrics: {since: '4.6', parameters: {metric_types: {}}},
  list_roles: {parameters: {}},
  list_ssh_keys: {since: '4.4', parameters: {}},
  list_users: {parameters: {}},
  login: {since: '4.2', parameters: always('username password')},
  logout: {since: '4.2', parameters: {}},
  package_component: {
    since: '4.2',
    parameters: {...always('project skip_node_modules'), skip_symlinks: {since: '4.4.19', isOptional: true}},
  },
  package_custom_function_project: {deprecated: '4.5', parameters: always('project skip_node_modules')},
  read_audit_log: {
    parameters: {
      database: {since: '4.2', isOptional: true},
      ...schema,
      ...always('table search_type search_values'),
      limit: {since: '4.4', isOptional: true},
    },
  },
  read_log: {
    parameters: {
      ...always('start limit level from'),
      to: {since: '4.7.2'},
      until: {deprecated: '4.7.2', successor: 'to'},
      order: {},
      log_name: {isOptional: true},
      replicated: {since: '4.4', isOptional: true},
    },
  },
  read_transaction_log: {
    parameters: {
      schema: {deprecated: '4.4', successor: 'database', isOptional: true},
      database: {since: '4.4'},
      ...always('table from to limit'),
    },
  },
  refresh_operation_token: {parameters: {refresh_token: {}}},
  registration_info: {parameters: {}},
  remove_certificate: {since: '4.4', parameters: {name: {}}},
  restart: {parameters: {}},
  restart_service: {parameters: {service: {}, replicated: {since: '4.4'}}},
  search_by_conditions: {
    parameters: {
      ...inDatabase,
      ...always('table operator offset limit'),
      ...each({since: '4.3'}, 'sort sort.attribute sort.descending sort.next'),
      ...always('get_attributes conditions'),
      'conditions[].attribute': {since: '4.6'},
      'conditions[].search_attribute': {deprecated: '4.6', successor: 'attribute'},
      'conditions[].comparator': {since: '4.6'},
      'conditions[].search_type': {deprecated: '4.6', successor: 'comparator'},
      'conditions[].value': {since: '4.6'},
      'conditions[].search_value': {deprecated: '4.6', successor: 'value'},
      ...each({since: '4.3'}, 'conditions[].operator conditions[].conditions'),
      ...caching,
    },
  },
  search_by_hash: {
    deprecated: '4.2',
    successor: 'search_by_id',
    isOptional: true,
    parameters: always('schema table hash_values get_attributes'),
  },
  search_by_id: {
    since: '4.2',
    parameters: {
      ...always('database table ids'),
      ...formerly('hash_values', 'ids'),
      get_attributes: {},
      replicateFrom: {since: '4.4'},
      ...caching,
    },
  },
  search_by_value: {
    parameters: {
      ...inDatabase,
      table: {},
      attribute: {since: '4.6'},
      search_attribute: {deprecated: '4.6', successor: 'attribute'},
      value: {since: '4.6'},
      search_value: {deprecated: '4.6', successor: 'value'},
      get_attributes: {},
      ...each({isOptional: true}, 'limit offset sort desc'),
      ...caching,
      ...each({isOptional: true}, 'sort.attribute sort.descending sort.next'),
    },
  },
  search_jobs_by_start_date: {parameters: always('from_date to_date')},
  set_component_file: {
    since: '4.2',
    parameters: {...always('project file payload encoding'), replicated: {since: '4.4'}},
  },
  set_configuration: {parameters: {'*': {}}},
  set_custom_function: {deprecated: '4.5', parameters: always('project type file function_content')},
  set_license: {deprecated: '4.7', parameters: always('key company')},
  set_ssh_known_hosts: {since: '4.4', parameters: always('known_hosts replicated')},
  set_status: {since: '4.6', parameters: always('id status')},
  sql: {parameters: {sql: {}}},
  system_information: {parameters: {attributes: {}}},
  update: {
    parameters: {
      ...inDatabase,
      ...always('table records'),
      ...replicating,
    },
  },
  update_ssh_key: {
    since: '4.4',
    parameters: {...always('name key'), ...each({since: '4.7'}, 'host hostname known_hosts'), replicated: {}},
  },
  upsert: {
    parameters: {
      ...inDatabase,
      ...always('table records'),
      ...replicating,
    },
  },
  user_info: {parameters: {}},
};
