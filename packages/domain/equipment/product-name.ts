interface NamedProduct {
  productFamilyName: string;
  productModelName: string;
}

/** Family and model as people say them: a model that begins with the name of its family says it already. */
export function productName({ productFamilyName: family, productModelName: model }: NamedProduct): string {
  const saysFamily = model.toLocaleLowerCase().startsWith(family.trim().toLocaleLowerCase());
  return [saysFamily ? '' : family, model].filter(Boolean).join(' ');
}
