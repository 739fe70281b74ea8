export { lowerTr, upperTr } from './casing.js';
export { checkName, checkText, graphemes, type TextLimits } from './check-text.js';
export { foldGolden } from './fold-golden.js';
export { foldKey, foldSql } from './fold.js';
export { cleanText } from './unseen.js';
