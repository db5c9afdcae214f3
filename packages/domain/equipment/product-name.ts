interface NamedProduct {
  productFamilyName: string;
  productModelName: string;
}

/** A model whose name begins with that of its family is shown without the family. */
export function productName({ productFamilyName: family, productModelName: model }: NamedProduct): string {
  const saysFamily = model.toLocaleLowerCase().startsWith(family.trim().toLocaleLowerCase());
  return [saysFamily ? '' : family, model].filter(Boolean).join(' ');
}
