"""What polished metal and glass see: a soft painted sky instead of lamps and hard cards, free of noise."""
from lib import *
def sky(glows,base,colour=(1,1,1),rays=('Is Glossy Ray',),hide=()):
    """glows: (direction, cosine where it begins, cosine where it is full, radiance), added to base for the rays named; all other rays keep the world's even light. hide: objects these rays pass by"""
    for o in bpy.context.scene.objects:
        if o.type=='LIGHT': o.visible_glossy=o.visible_transmission=False
        if o.name in hide: o.visible_glossy=o.visible_transmission=False
    w=bpy.context.scene.world; nt=w.node_tree; N,L=nt.nodes,nt.links; bg=N['Background']; w.cycles.sampling_method='NONE'; tc=N.new('ShaderNodeTexCoord'); lp=N.new('ShaderNodeLightPath')
    def add(a,b,op='ADD'):
        q=N.new('ShaderNodeMath'); q.operation=op
        for i,v in enumerate((a,b)):
            if isinstance(v,(int,float)): q.inputs[i].default_value=v
            else: L.new(v,q.inputs[i])
        return q.outputs[0]
    k=base
    for d,a,b,top in glows:
        q=N.new('ShaderNodeVectorMath'); q.operation='DOT_PRODUCT'; L.new(tc.outputs['Generated'],q.inputs[0]); q.inputs[1].default_value=tuple(Vector(d).normalized()); r=N.new('ShaderNodeMapRange'); r.interpolation_type='SMOOTHERSTEP'; r.inputs['From Min'].default_value=a; r.inputs['From Max'].default_value=b; r.inputs['To Max'].default_value=top; L.new(q.outputs['Value'],r.inputs[0]); k=add(r.outputs[0],k)
    f=lp.outputs[rays[0]]
    for n in rays[1:]: f=add(f,lp.outputs[n],'MAXIMUM')
    mx=N.new('ShaderNodeMix'); mx.inputs[2].default_value=bg.inputs[1].default_value; L.new(f,mx.inputs[0]); L.new(k,mx.inputs[3]); L.new(mx.outputs[0],bg.inputs[1])
    mc=N.new('ShaderNodeMix'); mc.data_type='RGBA'; mc.inputs[6].default_value=(1,1,1,1); mc.inputs[7].default_value=(*colour,1); L.new(f,mc.inputs[0]); L.new(mc.outputs[2],bg.inputs[0])
