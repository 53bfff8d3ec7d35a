// @ts-nocheck -- Harper runs this file, as a component of the instance of the course, with its own globals

/** Loads a script from a page without a restart, as `jsResource` would: its exports become endpoints. */
export class CourseSample extends Resource {
  static loadAsInstance = false;

  async post(_target, {file}) {
    try {
      const endpoints = [];
      register(await import(file), '', endpoints);
      return {endpoints};
    } catch (error) {
      return {problem: String(error)};
    }
  }
}

function register(module, folder, endpoints) {
  for (const [name, value] of Object.entries(module)) {
    const path = name === 'default' ? folder : `${folder}${name}`;
    if (typeof value === 'function' && ['get', 'put', 'post', 'delete'].some((method) => method in value)) {
      server.resources.set(path, value);
      endpoints.push(path);
    } else if (typeof value === 'object' && value !== null) {
      register(value, `${path}/`, endpoints);
    }
  }
}
