/** Every operation of 4.7, by page. */
export const operationNames: Record<string, string> = {
  analytics: 'describe_metric get_analytics list_metrics',
  'bulk-operations':
    'csv_data_load csv_file_load csv_url_load delete_records_before export_local export_to_s3 import_from_s3',
  'certificate-management': 'add_certificate list_certificates remove_certificate',
  clustering:
    'add_node cluster_delete_routes cluster_get_routes cluster_set_routes cluster_status configure_cluster remove_node update_node',
  'clustering-nats':
    'add_node cluster_delete_routes cluster_get_routes cluster_network cluster_set_routes cluster_status configure_cluster purge_stream remove_node set_node_replication update_node',
  components:
    'add_component add_ssh_key delete_ssh_key deploy_component drop_component get_component_file get_components get_ssh_known_hosts install_node_modules list_ssh_keys package_component set_component_file set_ssh_known_hosts update_ssh_key',
  configuration: 'get_configuration set_configuration',
  'custom-functions':
    'add_custom_function_project custom_functions_status deploy_custom_function_project drop_custom_function drop_custom_function_project get_custom_function get_custom_functions package_custom_function_project set_custom_function',
  'databases-and-tables':
    'cleanup_orphan_blobs create_attribute create_database create_table describe_all describe_database describe_table drop_attribute drop_database drop_table get_backup',
  index: 'login logout',
  jobs: 'get_job search_jobs_by_start_date',
  logs: 'delete_audit_logs_before delete_transaction_logs_before read_audit_log read_log read_transaction_log',
  'nosql-operations': 'delete insert search_by_conditions search_by_id search_by_value update upsert',
  registration: 'get_fingerprint get_usage_licenses install_usage_license registration_info set_license',
  'sql-operations': 'sql',
  'system-operations': 'clear_status get_status restart restart_service set_status system_information',
  'token-authentication': 'create_authentication_tokens refresh_operation_token',
  'users-and-roles': 'add_role add_user alter_role alter_user drop_role drop_user list_roles list_users user_info',
};
