// Data that the plugin writes while the site is loaded.

declare module '@generated/availability/default/plan.json' {
  const plan: import('./plan').PlanData;
  export default plan;
}
