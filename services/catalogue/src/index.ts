export { createCatalogue, type CatalogueConfig } from './create-catalogue.js';
