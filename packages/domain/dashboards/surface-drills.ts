/** The code of the product category that the dashboard of customers covers. */
export const surfaceDrills = 'surface_drills';
