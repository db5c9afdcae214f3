/** Paths are compared ignoring case. */
export interface SpecifiedCall {
  method: string;
  path: string;
  status: number;
}

const lines = `
GET    /api/v1/inspections                                                            200
GET    /api/v1/inspections/{id}/web                                                   200
GET    /api/v1/inspections/{id}/editDetails                                           200
GET    /api/v1/inspections/{id}/reporthtml                                            200
GET    /api/v1/inspections/{id}/reportpdf                                             200
PUT    /api/v1/inspections/{id}/updateStatus                                          200
PUT    /api/v1/inspections/{id}/rating                                                200
PUT    /api/v1/inspections/update                                                     200
DELETE /api/v1/inspections/{id}                                                       200
GET    /api/v1/inspections/summary                                                    200
GET    /api/v1/inspections/servicedEquipment                                          200
GET    /api/v1/inspections/companiesServicedEquipment                                 200
GET    /api/v1/audits                                                                 200
GET    /api/v1/audits/{id}                                                            200
GET    /api/v1/audits/{id}/reporthtml                                                 200
GET    /api/v1/audits/{id}/reportpdf                                                  200
GET    /api/v1/audits/{id}/reportpdf/storageurl                                       200
PUT    /api/v1/audits/{id}/pointResults/{resultId}                                    200
POST   /api/v1/audits/{id}/runs/{runId}/points/{pointId}/result                       201
PUT    /api/v1/audits/{id}/pointResults/{resultId}/images/{imageId}/caption           200
PUT    /api/v1/audits/{id}/pointResults/{resultId}/images/{imageId}/layout            200
PUT    /api/v1/audits/{id}/{field}                                                    200
PUT    /api/v1/audits/{id}/inspector                                                  200
POST   /api/v1/audits/{id}/suggestions                                                201
PUT    /api/v1/audits/{id}/suggestions/{suggestionId}                                 200
DELETE /api/v1/audits/{id}/suggestions/{suggestionId}                                 200
PUT    /api/v1/audits/{id}/finished                                                   200
DELETE /api/v1/audits/{id}                                                            200
POST   /api/v1/audits/{id}/runs                                                       201
DELETE /api/v1/audits/{id}/runs/{runId}                                               200
PUT    /api/v1/audits/{id}/runs/{runId}/equipment                                     200
PUT    /api/v1/audits/{id}/runs/{runId}/protocol/{protocolId}                         200
PUT    /api/v1/audits/{id}/runs/{runId}/includedInReport                              200
GET    /api/v1/images/{id}/file                                                       200
GET    /api/v1/voicecomment/{id}/file                                                 200
POST   /api/v1/images                                                                 201
POST   /api/v1/images/{protocolPointId}/{index}                                       201
POST   /api/v1/file/upload                                                            201
GET    /api/v1/inspectionProtocols/sortedByFit                                        200
GET    /api/v1/inspectionProtocols/types                                              200
GET    /api/v1/customers/query                                                        200
GET    /api/v1/customers/{id}                                                         200
POST   /api/v1/customers/{id}/merge                                                   200
DELETE /api/v1/customers/{id}                                                         200
GET    /api/v1/Equipments/query                                                       200
GET    /api/v1/Equipments/{id}                                                        200
GET    /api/v1/Equipments/byproductmodel/{id}                                         200
GET    /api/v1/Equipments/byproductmodels                                             200
DELETE /api/v1/Equipments/{id}                                                        200
GET    /api/v1/auth/login                                                             302
GET    /api/v1/auth/logout                                                            200
GET    /api/v1/auth/group                                                             200
GET    /api/v1/auth/user                                                              200
GET    /api/v1/auth/accountFlags                                                      200
GET    /api/v1/auth/debugtoken                                                        200
POST   /api/v1/auth/external                                                          200
GET    /api/v1/productFamilies                                                        200
GET    /api/v1/languages                                                              200
GET    /api/v1/applicationoptions                                                     200
POST   /api/v1/inspectionPoints                                                       201
PUT    /api/v1/inspectionPoints/{id}                                                  200
PUT    /api/v1/inspectionPoints/{id}/files                                            200
POST   /api/v1/inspectionPoints/{id}/duplicate                                        201
PUT    /api/v1/inspectionPoints/{id}/generalfields                                    200
DELETE /api/v1/inspectionPoints/{id}                                                  200
GET    /api/v1/inspectionPoints/list                                                  200
GET    /api/v1/inspectionPoints/{id}                                                  200
GET    /api/v1/inspectionPoints/useCases                                              200
GET    /api/v1/inspectionPoints/dropdowns                                             200
GET    /api/v1/inspectionPoints/{id}/protocols                                        200
PUT    /api/v1/inspectionPoints/{id}/updatetranslations                               200
PUT    /api/v1/inspectionPoints/{id}/updatedescriptiontranslations                    200
GET    /api/v1/inspectionPoints/dropdownsWithSimilarOptions                           200
GET    /api/v1/inspectionPointOptionGroups                                            200
GET    /api/v1/units                                                                  200
GET    /api/v1/categoryTitles                                                         200
POST   /api/v1/inspectionProtocols                                                    201
GET    /api/v1/InspectionProtocols/search                                             200
GET    /api/v1/InspectionProtocols/{id}                                               200
GET    /api/v1/InspectionProtocols/Obsolete                                           200
DELETE /api/v1/inspectionProtocols/{id}/soft                                          200
PUT    /api/v1/inspectionProtocols/{id}/points/{pointId}/dependencies/{depId}/json    200
GET    /api/v1/inspectionProtocols/{id}/export                                        200
POST   /api/v1/measurementLimits                                                      201
PUT    /api/v1/measurementLimits                                                      200
GET    /api/v1/inspectionPhases                                                       200
POST   /api/v1/inspectionPhases                                                       201
GET    /api/v1/translations/productCategories                                         200
GET    /api/v1/productCategories/all                                                  200
GET    /api/v1/ProductFamilies/query                                                  200
GET    /api/v1/ProductFamilies/{id}/models                                            200
POST   /api/v1/productFamilies                                                        201
POST   /api/v1/productFamilies/{id}/models                                            201
POST   /api/v1/documentlibrary/document                                               201
DELETE /api/v1/documentlibrary/document/{id}                                          200
POST   /api/v1/documentLibrary/document/version                                       201
GET    /api/v1/documentLibrary/categories                                             200
POST   /api/v1/documentLibrary/categories                                             201
GET    /api/v1/documentLibrary/documents/inspectionPoint/{id}                         200
GET    /api/v1/documentLibrary/{id}                                                   200
POST   /api/v1/documentLibrary/document/metadata                                      200
GET    /api/v1/documentLibrary/document/{id}/storageurl                               200
GET    /api/v1/documentLibrary/documentpackage                                        200
POST   /api/v1/documentLibrary/documentpackage                                        201
PUT    /api/v1/documentLibrary/documentpackage/{id}                                   200
GET    /api/v1/externalUsers                                                          200
POST   /api/v1/externalUsers                                                          201
PUT    /api/v1/externalUsers/{id}                                                     200
DELETE /api/v1/externalUsers/{id}                                                     200
POST   /api/v1/externalUsers/{id}/activate                                            200
PUT    /api/v1/externalUsers/{id}/password                                            200
POST   /api/v1/externalUsers/forgotpasswordemail                                      200
GET    /api/v1/companies                                                              200
GET    /api/v1/certifiedUsers                                                         200
POST   /api/v1/certifiedUsers                                                         200
PATCH  /api/v1/certifiedUsers/{id}                                                    200
DELETE /api/v1/certifiedUsers/{id}                                                    204
GET    /api/v1/backgroundServices                                                     200
POST   /api/v1/backgroundServices/{id}/enabled                                        200
POST   /api/v1/backgroundServices/{id}/reset                                          200
GET    /api/v1/log                                                                    200
GET    /api/v1/log/web                                                                200
GET    /api/v1/log/web/filter                                                         200
GET    /api/v1/log/app                                                                200
GET    /api/v1/translations/excelLink                                                 200
POST   /api/v1/tags/update                                                            200
`;

export const specifiedCalls: readonly SpecifiedCall[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', status = ''] = line.split(/\s+/);
    return { method, path, status: Number(status) };
  });
