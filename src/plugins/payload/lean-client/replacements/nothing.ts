/**
 * In place of prop-types, react-is and hoist-non-react-statics where the router asks for them: it uses them while one
 * develops, and in `withRouter`, which nothing here calls.
 */
const nothing = (): never => {
  throw new Error('The router uses a part that this site was built without: see src/plugins/payload/lean-client.');
};
export default nothing;
export {nothing as isValidElementType};
