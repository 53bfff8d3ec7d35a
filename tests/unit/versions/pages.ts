/** A page of operations with one, which may have a release and rows of parameters. */
export const operation = (name: string, {since = '', parameter = ''} = {}) => `## \`${name}\`

Does it.

Permission: \`super_user\` only.

${since && `Since: ${since}\n`}
**Parameters**

| Parameter | Type | Required | Default | Description |
| --- | --- | --- | --- | --- |
| \`operation\` | \`${name}\` | yes | - | Name. |
${parameter}
**Request**

\`\`\`json
{"operation": "${name}"}
\`\`\`
`;

/** A page of the configuration, by the first cells of its rows. */
export const keys = (...rows: string[]) => `## Keys {#keys}

| Key | Type | Default | Since | Description |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} | A key. |`).join('\n')}
`;
