import { Controller, Get, Header, Inject } from '@nestjs/common';

export const OPEN_API = Symbol('OpenAPI document');

@Controller()
export class OpenApiController {
  constructor(@Inject(OPEN_API) private readonly document: object) {}

  @Get('openapi.json')
  @Header('cache-control', 'public, max-age=300')
  get(): object {
    return this.document;
  }
}
