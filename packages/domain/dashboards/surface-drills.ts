/** The dashboard of customers covers this product category, by its code. */
export const surfaceDrills = 'surface_drills';
