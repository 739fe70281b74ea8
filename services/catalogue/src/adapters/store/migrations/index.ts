import { SearchByPrefix1764000410000 } from './1764000410000-search-by-prefix.js';
import { SimilarTitles1764000400000 } from './1764000400000-similar-titles.js';
import { ListKeys1764000420000 } from './1764000420000-list-keys.js';
import { Browsing1763724000000 } from './1763724000000-browsing.js';
import { CatalogueTables1763720000000 } from './1763720000000-catalogue-tables.js';
import { FoldedMarks1763760000000 } from './1763760000000-folded-marks.js';
import { Shelves1763770000000 } from './1763770000000-shelves.js';
import { ContentRequests1765300000000 } from './1765300000000-content-requests.js';
import { PeopleByAddress1766400000000 } from './1766400000000-people-by-address.js';
import { TitleFacets1767400000000 } from './1767400000000-title-facets.js';
import { Articles1767500000000 } from './1767500000000-articles.js';
import { CountriesAndTranslations1767610000000 } from './1767610000000-countries-and-translations.js';
import { ResemblingRequests1768100000000 } from './1768100000000-resembling-requests.js';
import { SuggestedRequests1768000000000 } from './1768000000000-suggested-requests.js';
import { YearsInFewFacets1768200000000 } from './1768200000000-years-in-few-facets.js';
import { ResemblingPeople1768210000000 } from './1768210000000-resembling-people.js';
import { DemoTitles1768220000000 } from './1768220000000-demo-titles.js';
import { DeclinedRequests1768700000000 } from './1768700000000-declined-requests.js';
import { TitleSearch1763722000000 } from './1763722000000-title-search.js';

/** The migrations in the order of execution. */
export const migrations = [
  CatalogueTables1763720000000,
  TitleSearch1763722000000,
  Browsing1763724000000,
  FoldedMarks1763760000000,
  Shelves1763770000000,
  SimilarTitles1764000400000,
  SearchByPrefix1764000410000,
  ListKeys1764000420000,
  ContentRequests1765300000000,
  PeopleByAddress1766400000000,
  TitleFacets1767400000000,
  Articles1767500000000,
  CountriesAndTranslations1767610000000,
  SuggestedRequests1768000000000,
  ResemblingRequests1768100000000,
  YearsInFewFacets1768200000000,
  ResemblingPeople1768210000000,
  DemoTitles1768220000000,
  DeclinedRequests1768700000000,
];
