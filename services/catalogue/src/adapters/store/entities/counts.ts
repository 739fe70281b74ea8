import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ShelfSort, Title } from '../../../domain/title.js';

@Entity('catalogue_count')
export class CatalogueCountRow {
  @PrimaryColumn('text') readonly kind!: Title['kind'];
  @Column('integer') readonly titles!: number;
  @Column('integer') readonly episodes!: number;
}

@Entity('title_count')
export class TitleCountRow {
  @PrimaryColumn('text') readonly kind!: Title['kind'];
  @PrimaryColumn('text') readonly initial!: string;
  @Column('integer') readonly titles!: number;
}

@Entity('airing_count')
export class AiringCountRow {
  @PrimaryColumn('text') readonly kind!: Title['kind'];
  @PrimaryColumn('smallint') readonly weekday!: number;
  @Column('integer') readonly titles!: number;
}

@Entity('country_count')
export class CountryCountRow {
  @PrimaryColumn('text') readonly country!: string;
  @PrimaryColumn('text') readonly kind!: Title['kind'];
  @Column('integer') readonly titles!: number;
}

@Entity('genre_count')
export class GenreCountRow {
  @PrimaryColumn('uuid') readonly genreId!: string;
  @PrimaryColumn('text') readonly kind!: Title['kind'];
  @Column('integer') readonly episodes!: number;
}

@Entity('shelf_count')
export class ShelfCountRow {
  @PrimaryColumn('text') readonly sort!: ShelfSort;
  @PrimaryColumn('text') readonly slug!: string;
  @PrimaryColumn('text') readonly kind!: Title['kind'];
  @PrimaryColumn('text') readonly initial!: string;
  @Column('text') readonly name!: string;
  @Column('integer') readonly titles!: number;
}
